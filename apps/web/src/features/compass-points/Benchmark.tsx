/** The sign of a compass point: a survey benchmark, two quadrants of which are filled. */
export function Benchmark({ size = 14 }: { size?: number }) {
  return (
    <svg viewBox="0 0 14 14" width={size} height={size} fill="currentColor" aria-hidden>
      <circle cx="7" cy="7" r="5.6" fill="none" stroke="currentColor" strokeWidth="1.3" />
      <path d="M7 7V1.4A5.6 5.6 0 0 1 12.6 7zM7 7v5.6A5.6 5.6 0 0 1 1.4 7z" />
    </svg>
  );
}
