/** How a script is run by a line of Node, such as 22; undefined: by this very one. */
export function withNode(line?: number): { program: string; before: string[] }
/** Fetches a line of Node unless npm has it; code 0 when it is the one. */
export function ensureNode(line: number): Promise<{ code: number; reason?: string }>
