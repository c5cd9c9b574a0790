/** What lets somebody in, or begins to. */
export interface SignInIds {
  /** Of a mailed link to set a password. */
  linkToken: string;
  /** Of a mailed link to confirm a new address. */
  emailToken: string;
  /** Of a sign-in waiting for its second step; and a code for it, valid only where a test makes it so. */
  challenge: string;
  code: string;
  /** Starts a session as the client; single use. */
  impersonationToken: string;
  impersonationCookie: string;
  /** A sign-in made elsewhere, for the browser with this cookie. */
  codeExchange: { code: string; cookie: string };
}

export const ABSENT_SIGN_INS: SignInIds = {
  linkToken: "absent-absent-absent-absent-absent-absent-d",
  emailToken: "absent-absent-absent-absent-absent-absent-f",
  challenge: "absent-absent-absent-absent-absent-absent-e",
  code: "000000",
  impersonationToken: "absent-absent-absent-absent-absent-absent-d",
  impersonationCookie: "impersonation=absent",
  codeExchange: { code: "absent-absent-absent-absent-absent-absent-e", cookie: "sign-in=absent" },
};
