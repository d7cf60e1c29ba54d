declare module '*.css'
interface ImportMeta {
  /** What Vite puts in when it builds. */
  readonly env: { readonly PROD: boolean }
}
declare module '*?url' {
  const address: string
  export default address
}
