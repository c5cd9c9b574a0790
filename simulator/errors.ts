/** A refusal in the provider's shape. */
export class ProviderError extends Error {
  readonly status: number;
  readonly body: { type: string; code?: string; decline_code?: string; param?: string; message: string };

  constructor(status: number, body: ProviderError["body"]) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

export const invalidRequest = (message: string, more: { code?: string; param?: string } = {}): ProviderError =>
  new ProviderError(400, { type: "invalid_request_error", message, ...more });

export const noSuch = (noun: string, id: string): ProviderError =>
  new ProviderError(404, {
    type: "invalid_request_error",
    code: "resource_missing",
    param: "id",
    message: `No such ${noun}: '${id}'`,
  });
