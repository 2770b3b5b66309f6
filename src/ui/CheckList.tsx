/** A short list of benefits, with roof-shaped bullets. */
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
