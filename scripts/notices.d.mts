import type { Plugin } from 'vite'

/** Where a build writes them, in its folder. */
export const noticesFile: string
/** The folder of the installed package that a module belongs to, undefined for the shop's own. */
export function packageOf(module: string): string | undefined
/** For Vite: adds to `folders` the packages whose modules the build took in. */
export function collectPackages(folders: Set<string>): Plugin
/** One text for the packages in these folders, each named once, texts that are alike once. */
export function noticesOf(folders: Iterable<string>): string
/** The packages that a text of `noticesOf` names, without versions. */
export function namedIn(notices: string): string[]
/** The licences that it names, one for each package. */
export function licencesIn(notices: string): string[]
/** The notices of a build, empty when there is none. */
export function builtNotices(dist?: string): string
