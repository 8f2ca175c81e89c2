/**
 * The image library, read when somebody first draws: it brings 15 MB of native code, and a start
 * draws nothing.
 */
export const sharpLibrary = async () => (await import('sharp')).default
