/** Tells a browser's password manager whose password it is that the form sets; nobody sees it. */
export function PasswordOwner({ email }: { email: string | null }) {
  return <input type="email" name="username" autoComplete="username" value={email ?? ""} readOnly hidden />;
}
