export { floorRoleOf } from './floor.repo.ts'
