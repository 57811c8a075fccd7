/** A message whose figures are marked by <b> and </b>: they are set bold, and read left to right in every language. */
export function Figures({ children }: { children: string }) {
  const pieces = children.split(/<\/?b>/);
  return pieces.map((words, place) =>
    // Every other piece was between the two; their places never change.
    place % 2 === 1 ? (
      <b key={place} dir="ltr">
        {words}
      </b>
    ) : (
      words
    ),
  );
}
