export { AppError } from './errors/app-error.ts'
export { ERRORS, type ErrorCode } from './errors/catalogue.ts'
export { ROLES, type Role, SIGN_UP_ROLES, type SignUpRole } from './roles.ts'
