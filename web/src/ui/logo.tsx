/** The logo: an H of two posts and a beam, as in favicon.svg. */
export function LogoMark({ size = 30 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="#14654d" />
      <path d="M9 7v18M23 7v18M9 16h14" stroke="#f6f2e8" strokeWidth="4" strokeLinecap="round" />
      <path d="M6 25h20" stroke="#eda531" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
