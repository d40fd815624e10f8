declare module 'virtual:titles/*' {
  const titles: Record<string, string>
  export default titles
}
