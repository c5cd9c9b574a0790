/** The package's own file: its bare name means Node's deprecated module. */
declare module "punycode/punycode.es6.js" {
  export function toUnicode(address: string): string;
}
