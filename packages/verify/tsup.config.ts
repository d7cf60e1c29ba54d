export { default } from '../../scripts/tsup.js'
