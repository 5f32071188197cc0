"""`python -m folkmoot`."""

from folkmoot.cli import main

raise SystemExit(main())
