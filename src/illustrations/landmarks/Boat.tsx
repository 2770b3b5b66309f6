/** A sloop at her mooring, her sails furled. */
export function Boat() {
  return (
    <>
      <path strokeWidth="3.5" d="M86-6v-214" />
      <path d="M86-214L4-16m82-198l92 194M86-204l-20 190m20-190l24 190" />
      <path className="paint-trim line-medium" d="M84-42h82v8q-40 8-82 2z" />
      <path strokeWidth="3" d="M84-32h86" />
      <path className="paint-trim line-medium" d="M66-26h64l6 14H60z" />
      <path className="paint-glass" d="M74-22h12v7H72zm22 0h12v7H96zm22 0h10l4 7h-14z" />
      <path className="paint-shutter line-medium" d="M0-18q70 8 184-4-8 34-30 44H52Q18 10 0-18z" />
      <path className="line-trim" strokeWidth="2.5" d="M6-11q80 8 174-3" />
      <path className="paint-copper" d="M87-220h20l-6 6 6 6H87z" />
    </>
  )
}
