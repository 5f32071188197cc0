import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

/** Only a game's own folder knows that game; everything else goes through the door, `games/types.ts`. */
const doorOnly = {
  patterns: [
    {
      regex: '/games/(?!types$|index$)[a-z]',
      message: 'A game is reached through its module: see src/games/types.ts.',
    },
  ],
}

export default ts.config(
  { ignores: ['node_modules', 'src/**/*-types.ts'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    languageOptions: { globals: globals.browser },
    rules: {
      'no-undef': 'off', // the type checker knows better
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'svelte/require-each-key': 'off', // most lists here are places on a board: what lies there changes, they do not
      'svelte/prefer-svelte-reactivity': 'off', // what is to be watched says so: $state
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    files: ['src/*.*', 'src/!(games|styles)/**'],
    rules: { 'no-restricted-imports': ['error', doorOnly] },
  },
  {
    files: ['src/games/ethnos/KingdomMap.svelte', 'src/start/GameCard.svelte', 'src/table/Lobby.svelte'],
    rules: { 'svelte/no-at-html-tags': 'off' }, // pictures of the project's own, nothing from outside
  },
  { files: ['public/sw.js'], languageOptions: { globals: globals.serviceworker } },
)
