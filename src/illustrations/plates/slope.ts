/** Transforms drawings along the roof, with the eave at the left, onto a slope of 8 in 12. */
export const onSlope = 'translate(150 300)rotate(-33.69)'
