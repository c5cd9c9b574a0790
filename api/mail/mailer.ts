/** One mail, ready to send. */
export interface Mail {
  /** The same for each try of the same mail, so that a mailbox can tell a repetition. */
  messageId: string;
  from: { name: string; address: string };
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  calendar?: { method: "PUBLISH" | "CANCEL"; content: string };
}

/** Where mail leaves the product: SMTP, or a folder where none is set. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}
