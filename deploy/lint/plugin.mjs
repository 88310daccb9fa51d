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
const noShadowedGlobals = {
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

const dayValue = /^(numeric|2-digit)$/;

/** Reports a date whose day is written without its year; `useFormatDay` leaves out only the current one. */
const noDateWithoutYear = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { year: 'A date needs its year: use useFormatDay, which leaves out only the current one.' },
  },
  create: (context) => ({
    ObjectExpression(node) {
      const names = new Map(node.properties.map((property) => [property.key?.name, property.value]));
      const day = names.get('day');
      if (day && dayValue.test(day.value) && !names.has('year')) context.report({ node, messageId: 'year' });
    },
    JSXOpeningElement(node) {
      const names = node.attributes.map((attribute) => attribute.name?.name);
      const hasDay = node.name.name === 'FormattedDate' && names.includes('day');
      if (hasDay && !names.includes('year')) context.report({ node, messageId: 'year' });
    },
  }),
};

/** The project's own rules. */
export default {
  meta: { name: 'club' },
  rules: { 'no-date-without-year': noDateWithoutYear, 'no-shadowed-globals': noShadowedGlobals },
};
