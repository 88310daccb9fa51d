import globals from 'globals';

/** Constructors, types and namespaces of the language and the browser: all of them begin with a capital. */
const globalNames = new Set(
  [globals.es2025, globals.browser].flatMap(Object.keys).filter((name) => /^[A-Z]/.test(name)),
);

/**
 * Reports a declaration in a module that hides a global of the language or the browser: in a file with
 * `const Promise = styled.h1`, `Promise.all` fails in a place that looks right. The common rule `no-shadow` with
 * `builtinGlobals` would also report every local variable that shares its name with an outer one.
 */
export const noShadowedGlobals = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { shadowed: '"{{name}}" hides the global of that name: say what it is instead.' },
  },
  create: (context) => ({
    Program(program) {
      const scope = context.sourceCode.getScope(program);
      const moduleScope = scope.childScopes.find(({ type }) => type === 'module') ?? scope;
      for (const { name, defs } of moduleScope.variables) {
        // An imported name (React's KeyboardEvent) is explicit at its import.
        const node = defs.find(({ type }) => type !== 'ImportBinding')?.name;
        if (node && globalNames.has(name)) context.report({ node, messageId: 'shadowed', data: { name } });
      }
    },
  }),
};
