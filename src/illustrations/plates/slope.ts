/** Puts what is drawn along the roof, eave at the left, onto the slope of 8 in 12. */
export const onSlope = 'translate(150 300)rotate(-33.69)'
