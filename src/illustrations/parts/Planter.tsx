/** A clipped box tree in a tub; its origin is the middle of its foot. */
export function Planter() {
  return (
    <>
      <path className="paint-shadow" d="M-16-46h42l4 46h-40z" />
      <path className="paint-bark line-medium" d="M-3-46v-40h6v40z" />
      <path
        className="paint-leaf line-medium"
        d="M-30-100q-8-14 4-22-2-18 14-18 8-14 22-2 18-2 18 14 12 8 2 22 6 14-10 18-8 12-20 4-16 6-20-6-12-2-10-10z"
      />
      <path
        className="line-soft"
        d="M-20-110q6-6 10 0m4-14q6-8 12 0m4 12q6-6 12 0m-36 12q6-6 12 0m4-2q6-6 12 0"
      />
      <path className="paint-copper line-medium" d="M-22-46h44v8h-44zM-19-38h38l-5 38h-28z" />
      <path className="line-soft" d="M-7-38l1 38M7-38l-1 38M-17-22h34" />
    </>
  )
}
