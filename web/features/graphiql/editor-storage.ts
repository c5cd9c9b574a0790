/** Until somebody moves it, the list of examples leaves the room to the editor. */
const AT_FIRST: Readonly<Record<string, string>> = { "graphiql:docExplorerFlex": "0.24" };

/** Where the editor keeps what it remembers: its panes, tabs and history, in this browser alone. */
export const editorStorage = {
  get length() {
    return localStorage.length;
  },
  getItem: (key: string) => localStorage.getItem(key) ?? AT_FIRST[key] ?? null,
  setItem: (key: string, value: string) => localStorage.setItem(key, value),
  removeItem: (key: string) => localStorage.removeItem(key),
  clear: () => localStorage.clear(),
};
