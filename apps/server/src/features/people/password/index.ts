export { passwordOf, replacePassword, setPassword, type NotePassword } from './password.service.ts'
export { isWeakPassword } from './weak-passwords.ts'
