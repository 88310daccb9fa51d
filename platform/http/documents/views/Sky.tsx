/** @jsxImportSource hono/jsx */

const trails = 64;
/** The angle of one star trail. */
const exposure = 19;

/** Star trails around the pole, and the meridian. */
export const Sky = () => (
  <svg class="sky" viewBox="0 0 800 520" preserveAspectRatio="xMaxYMin slice" aria-hidden="true">
    <g fill="none" stroke-linecap="round">
      {Array.from({ length: trails }, (_, index) => (
        <path d={arc(40 + index * 11, index * 137.508)} stroke="#EEF2FF" {...brightness(index)} />
      ))}
      <path class="meridian" d="M560 92V520" stroke="#FFC857" stroke-width="1.25" />
    </g>
    <path
      d="M560 64l4.600 22.400 23.400 5.600-23.400 5.600-4.600 22.400-4.600-22.400-23.400-5.600 23.400-5.600Z"
      fill="#FFC857"
    />
  </svg>
);

const brightness = (index: number) => ({
  'stroke-width': String(index % 7 === 0 ? 2 : 1),
  'stroke-opacity': String([0.5, 0.14, 0.3, 0.1, 0.4, 0.18, 0.24][index % 7]),
});

function arc(radius: number, from: number): string {
  const at = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${(560 + radius * Math.cos(angle)).toFixed(1)} ${(92 + radius * Math.sin(angle)).toFixed(1)}`;
  };
  return `M${at(from)}A${radius} ${radius} 0 0 1 ${at(from + exposure)}`;
}
