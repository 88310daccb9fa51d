import { defineConfig } from '@playwright/test';
import config from './playwright.config';

/** `npm run test:matrix`: every language on every page and width. */
export default defineConfig({ ...config, projects: [{ name: 'matrix', testMatch: 'matrix/*.spec.ts' }] });
