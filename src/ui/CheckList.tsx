/** A short list of what one gets, each line under a small roof. */
export function CheckList({ items }: { readonly items: readonly string[] }) {
  return (
    <ul role="list" className="flex flex-col gap-2">
      {items.map((item) => (
        <li key={item} className="bullet">
          {item}
        </li>
      ))}
    </ul>
  )
}
