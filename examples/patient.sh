#!/bin/sh
# The line protocol in a shell: says hello, then always answers with the first legal move.
# folkmoot tournament tribes --players 2 --entrants random "program:sh examples/patient.sh" --deals 5 --out build/shell
while read -r line; do
    id=$(printf '%s' "$line" | sed 's/.*"id":\([0-9]*\)}$/\1/')
    move=$(printf '%s' "$line" | sed -n 's/.*"legal":\["\([^"]*\)".*/\1/p')
    printf '{"id":%s,"move":"%s"}\n' "$id" "$move"
done
