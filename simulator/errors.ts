/** A refusal in the provider's format. */
export class ProviderError extends Error {
  readonly status: number;
  readonly body: { type: string; code?: string; decline_code?: string; param?: string; message: string };

  constructor(status: number, body: ProviderError["body"]) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

/** The provider's pages for connecting respond in OAuth format. */
export class OAuthRefusal extends Error {
  readonly body: { error: string; error_description: string };

  constructor(error: string, error_description: string) {
    super(error_description);
    this.body = { error, error_description };
  }
}

export const invalidRequest = (message: string, more: { code?: string; param?: string } = {}): ProviderError =>
  new ProviderError(400, { type: "invalid_request_error", message, ...more });

export const noAccess = (account: string): ProviderError =>
  new ProviderError(403, {
    type: "invalid_request_error",
    code: "account_invalid",
    message: `The provided key does not have access to account '${account}' (or that account does not exist).`,
  });

export const noSuch = (noun: string, id: string): ProviderError =>
  new ProviderError(404, {
    type: "invalid_request_error",
    code: "resource_missing",
    param: "id",
    message: `No such ${noun}: '${id}'`,
  });
