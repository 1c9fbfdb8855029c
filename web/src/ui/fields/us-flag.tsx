const STRIPES = [0, 2, 4, 6, 8, 10, 12];

/** An SVG, because many systems have no flag emoji. */
export function UsFlag() {
  return (
    <svg viewBox="0 0 19 13" width={19} height={13} aria-hidden>
      <rect width={19} height={13} fill="#fff" />
      {STRIPES.map((y) => (
        <rect key={y} y={y} width={19} height={1} fill="#b22234" />
      ))}
      <rect width={8} height={7} fill="#3c3b6e" />
    </svg>
  );
}
