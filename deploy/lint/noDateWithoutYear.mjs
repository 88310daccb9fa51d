const dayValue = /^(numeric|2-digit)$/;

/** Reports a date whose day is written without its year; `useFormatDay` leaves out only the current one. */
export const noDateWithoutYear = {
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
