declare module '*.vue' {
  const component: import('vue').DefineComponent
  export default component
}
declare module 'vitepress/theme-without-fonts' {
  export * from 'vitepress/theme'
  export { default } from 'vitepress/theme'
}
