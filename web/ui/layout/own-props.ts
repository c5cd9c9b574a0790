/** Options of `styled` for a piece whose props of these names style it and reach no element, however it is styled further. */
export const ownProps = (...names: readonly string[]) => ({
  shouldForwardProp: (name: string): boolean => !names.includes(name),
});
