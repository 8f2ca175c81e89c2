export { shellScript } from './script.ts'
export {
  shellNamed,
  shellNames,
  shells,
  type Shell,
  type ShellKind,
  type ShellName,
} from './shells.ts'
export type { Entry, HostFault, HostFaultKind } from './books.ts'
