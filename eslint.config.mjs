import tseslint from 'typescript-eslint';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import { noShadowedGlobals } from './deploy/eslint/noShadowedGlobals.mjs';

const yearMessage = 'A date needs its year: use useFormatDay, which leaves out only the current one.';
const datesWithoutYear = [
  'ObjectExpression:has(> Property[key.name="day"][value.value=/numeric|2-digit/]):not(:has(> Property[key.name="year"]))',
  'JSXOpeningElement[name.name="FormattedDate"]:has(JSXAttribute[name.name="day"]):not(:has(JSXAttribute[name.name="year"]))',
].map((selector) => ({ selector, message: yearMessage }));

export default tseslint.config(
  {
    ignores: [
      'node_modules/',
      '.next*/',
      '.data/',
      '**/.build/',
      'coverage/',
      'test-results/',
      'playwright-report/',
      'next-env.d.ts',
    ],
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { club: { rules: { 'no-shadowed-globals': noShadowedGlobals } } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-console': 'error',
      'club/no-shadowed-globals': 'error',
    },
  },
  {
    // A pattern whose time grows with the square of a text lets one request stop a server. Tests match texts of their own.
    files: ['**/*.ts', '**/*.tsx'],
    ignores: ['**/*.test.ts', '**/*.test.tsx', 'e2e/**'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    // These rules compile every function that could be a component, a sixth of the time of all rules, so they check only code
    // that uses React. A test that renders what they would find fails by itself.
    files: ['{components,pages,store}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.ts', '**/*.test.tsx', '**/testing/**'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ['components/**/*.ts', 'components/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...datesWithoutYear] },
  },
  {
    // The router writes addresses and keeps the state of each history entry; a change past it makes Back lead nowhere.
    files: ['components/**/*.ts', 'components/**/*.tsx', 'pages/**/*.tsx', 'store/**/*.ts'],
    ignores: ['**/*.test.ts', '**/*.test.tsx', '**/testing/**', 'components/navigation/historyEntries.ts'],
    rules: {
      'no-restricted-globals': ['error', 'history'],
      'no-restricted-properties': ['error', { object: 'window', property: 'history' }],
    },
  },
  {
    // typed-redux-saga's effects yield without awaiting a value.
    files: ['store/**/*.ts'],
    rules: { 'require-yield': 'off' },
  },
);
