/** A line above the heading of a page. */
export const Tagline = ({ text }: { readonly text: string }) => (
  <p className="mb-4 font-semibold">{text}</p>
)
