/** Writes an archive of the built tree into `folder`; answers its path. */
export function pack(folder: string): Promise<string>
