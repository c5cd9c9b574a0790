/**
 * Options of `styled` for a piece whose props of these names style it and reach no element, however it is styled
 * further. `as` is `styled`'s own.
 */
export const ownProps = (...names: readonly string[]) => ({
  shouldForwardProp: (name: string): boolean => name !== "as" && !names.includes(name),
});
