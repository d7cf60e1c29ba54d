declare module '*.css'
interface ImportMeta {
  /** The constants that Vite fills in. */
  readonly env: { readonly PROD: boolean }
}
declare module '*?url' {
  const address: string
  export default address
}
