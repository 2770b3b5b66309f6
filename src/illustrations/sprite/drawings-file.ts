import { createContext } from 'react'

/** The address of the file that holds the drawings, for all that is rendered below. */
export const DrawingsFile = createContext('')
