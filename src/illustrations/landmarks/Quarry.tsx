/** Ledges of a quarry cut down in steps, and the mast and boom that lifted the stone. */
export function Quarry() {
  return (
    <>
      <g className="line-medium">
        <path className="paint-sandstone" d="M0 0v-128h44v24h36v30h40v28h44V0z" />
        <path
          className="line-soft"
          d="M0-104h44M0-80h80M0-56h120M0-30h164M22-128v24m-10 0v24m40 0v24m-36 0v26m54-26v26m38-20v20m-60 0v30m44-30v30m32-30v30"
        />
        <path
          className="paint-shadow"
          d="M34-128h10v24H34zM70-104h10v30H70zM110-74h10v28h-10zM154-46h10V0h-10z"
        />
      </g>
      <path strokeWidth="4.5" d="M132-46v-196" />
      <path strokeWidth="3" d="M132-60L40-206" />
      <path d="M132-242L40-206m92-36L4-128m128-114l60 242M40-206v46" />
      <path
        className="paint-sandstone line-medium"
        d="M26-160h28v18H26zM176-22h40V0h-40zM200-40h26v18h-26z"
      />
    </>
  )
}
