const gradients = [
  {
    id: 'cookie-crust',
    from: [0.2, 0],
    to: [0.6, 1],
    stops: { 0: '#FBD48A', 0.38: '#EBAA52', 0.75: '#CB7F2E', 1: '#A65F1E' },
  },
  { id: 'cookie-lip', from: [0, 0], to: [0, 1], stops: { 0: '#B06A26', 1: '#5E2E0E' } },
  {
    id: 'cookie-paper',
    from: [0, 0],
    to: [1, 0],
    stops: { 0: '#D9D2BC', 0.12: '#F5F3EC', 0.45: '#FFFDF6', 0.72: '#E9E4D4', 1: '#FAF7EE' },
  },
  { id: 'cookie-paper-back', from: [0, 0], to: [0, 1], stops: { 0: '#8E8468', 1: '#CFC7AE' } },
  { id: 'cookie-hollow', from: [0, 0], to: [1, 0], stops: { 0: '#3A1A07', 1: '#8A4A18' } },
] as const;

const blurs = [
  { id: 'cookie-blur', deviation: 5, x: '-20%', y: '-20%', width: '140%', height: '140%' },
  { id: 'cookie-blur-dark', deviation: 11, x: '-20%', y: '-20%', width: '140%', height: '140%' },
  { id: 'cookie-blur-wide', deviation: 12, x: '-30%', y: '-400%', width: '160%', height: '900%' },
] as const;

/** Gradients and blurs of the fortune cookie. */
export function CookiePaints() {
  return (
    <defs>
      {gradients.map(({ id, from: [x1, y1], to: [x2, y2], stops }) => (
        <linearGradient key={id} id={id} x1={x1} y1={y1} x2={x2} y2={y2}>
          {Object.entries(stops)
            .sort(([a], [b]) => Number(a) - Number(b))
            .map(([offset, color]) => (
              <stop key={offset} offset={offset} stopColor={color} />
            ))}
        </linearGradient>
      ))}
      {blurs.map(({ id, deviation, ...area }) => (
        <filter key={id} id={id} {...area}>
          <feGaussianBlur stdDeviation={deviation} />
        </filter>
      ))}
    </defs>
  );
}
