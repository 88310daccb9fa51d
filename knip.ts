import type { KnipConfiguration } from 'knip';

/**
 * `npm run unused` finds unused files, exports and dependencies. Patterns that end in "!" are what ships and the commands.
 * The second run, with --production, reads only those and so finds code that nothing but tests uses; there, an export that
 * its own file uses may be exported for a test.
 */
export default function config({ production: isProduction = false }: { production?: boolean }): KnipConfiguration {
  return {
    ignoreExportsUsedInFile: isProduction,
    workspaces: {
      '.': {
        entry: [
          'pages/**/*.{ts,tsx}!',
          // What the build reads by name: next.config.js loads its TypeScript modules through jiti.
          'next.config.js!',
          'instrumentation.ts!',
          'deploy/site/{headerRules,settledLater}.ts!',
          'components/{ui/icons/iconSprite,navigation/url}.ts!',
          // Bundled into the build, for the start of the server (deploy/local/build.ts).
          'deploy/site/preload.ts!',
          'deploy/messages/{textsLoader.cjs,addEnglish.ts}!',
          // Pages name them.
          'static/{logged-in/loggedIn,tags/tags,worker/worker}.js!',
          // Bundled into static/worker.
          'deploy/worker/worker.js!',
          // Commands of package.json.
          '{deploy/{backup,fonts,fuzz,icons,local,messages,worker}/main,deploy/images/{assemblePlatform,assembleSite,startSite},bench/soak/main,deploy/local/{check,e2e,test}}.ts!',
          // Commands of package.json, which only test what ships.
          'deploy/cluster/{main,test}.ts',
          // Used by deploy/local/test.ts, which Knip takes for a test.
          'deploy/local/checks.ts!',
          // The login of the publisher's consoles (spec 8), which no page calls.
          'services/account/consoleLogin.ts!',
          // Endpoints of spec 7, some of which no page calls; the contract cases call all.
          'services/account/{applications,gameplayEvents,profiles,sessions,users}.ts!',
          'services/{club/{actions,rewards,titles},clubWebsite/{challenges,stats},console/console}.ts!',
          // Next builds them as a site of their own.
          'bench/emptySite/{next.config.js,instrumentation.ts,pages/*.tsx}',
          // Tests start them as processes.
          'e2e/contract/support/clients/*.mjs',
          'e2e/support/onlySectionSeven.ts',
        ],
        project: [
          '**/*.{ts,tsx,js,mjs,cjs}!',
          // Tests, benchmarks, lint rules and what only they import.
          '!**/*.test.{ts,tsx}!',
          '!**/testing/**!',
          '!{e2e,bench,deploy/{cluster,dependencies,lint}}/**!',
          '!deploy/messages/{template,setupJest}.ts!',
          '!*.config.{ts,mjs}!',
          '!{jest.config.js,knip.ts}!',
        ],
      },
      platform: {
        entry: [
          '{,play/,operate/}main.ts!',
          // esbuild bundles them for browsers (sso/assets.ts).
          'sso/browser/{bridge,widget}.ts!',
          // A test starts it as a process.
          'proof/testing/printExpiries.ts',
        ],
        project: ['**/*.{ts,tsx}!', '!**/*.test.ts!', '!{testing,proof}/**!'],
      },
    },
    // The plugin reads next.config.js as a setting, and so misses what it imports.
    next: false,
    playwright: { config: ['e2e/{playwright,matrix}.config.ts'] },
    // Programs of the operating system; tests that need them are skipped where they are missing.
    ignoreBinaries: ['java', 'promtool', 'setpriv'],
  };
}
