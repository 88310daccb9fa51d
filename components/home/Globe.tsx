const rays = Array.from({ length: 24 }, (_, k) => {
  const [cos, sin] = [Math.cos((k * Math.PI) / 12), Math.sin((k * Math.PI) / 12)];
  return `M${(380 + cos * 150).toFixed(1)} ${(380 + sin * 150).toFixed(1)}L${(380 + cos * 378).toFixed(1)} ${(380 + sin * 378).toFixed(1)}`;
}).join('');

/** Meridians and parallels, for behind the assistant's phone. */
export const Globe = () => (
  <svg viewBox="0 0 760 760" width="760" height="760" fill="none" stroke="rgba(11, 18, 33, 0.13)">
    {[150, 210, 270, 330, 378].map((r) => (
      <circle key={r} cx="380" cy="380" r={r} />
    ))}
    <path d={rays} />
  </svg>
);
