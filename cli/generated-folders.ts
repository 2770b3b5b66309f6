/** Where `generate` writes. */
export const generatedFolders = ['generated', 'data/schema']

/** Whether a file, by its path in the project, is made from others by `generate`. */
export function isGenerated(path: string): boolean {
  return generatedFolders.some((folder) => path.startsWith(`${folder}/`))
}
