export const inMiles = (count: number) => `${count} ${count === 1 ? 'mile' : 'miles'}`
