/** The default mark of a firm without a logo, in a view box of 46 by 38. */
export const markPaths = {
  wall: 'M7 15V35H39V29L18 8.500Z',
  windows: 'M12 20h5v5h-5zM19 20h5v5h-5zM12 27h5v5h-5zM19 27h5v5h-5z',
  roof: 'M2 19L18 4L44 30',
} as const
