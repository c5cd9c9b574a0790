import { invalidRequest, noSuch } from "./errors.ts";
import { metadataOf, numberOf, partOf, textOf, textsOf, type Params } from "./form.ts";
import { list, type Price, type Product } from "./objects.ts";
import type { State } from "./state.ts";

/** Products and their prices, of the platform or in a connected account. */
export class Catalog {
  readonly #state: State;

  constructor(state: State) {
    this.#state = state;
  }

  createProduct(account: string, params: Params): Product {
    const id = textOf(params, "id") ?? this.#state.newId("prod");
    if (this.#state.find("product", id)) {
      throw invalidRequest("Product already exists.", { code: "resource_already_exists", param: "id" });
    }
    return this.#state.keepIn<Product>(account, {
      id,
      object: "product",
      created: this.#state.now(),
      livemode: false,
      active: textOf(params, "active") !== "false",
      default_price: null,
      name: textOf(params, "name") ?? "",
      metadata: metadataOf(params),
    });
  }

  product(id: string): Product {
    return this.#state.get("product", id);
  }

  updateProduct(account: string, id: string, params: Params): Product {
    const product = this.#state.get("product", id);
    const [name, active, price] = [textOf(params, "name"), textOf(params, "active"), textOf(params, "default_price")];
    if (name !== undefined) product.name = name;
    if (active !== undefined) product.active = active === "true";
    if (price !== undefined) {
      const known = this.#priceIn(account, price);
      if (known.product !== id || !known.active) {
        throw invalidRequest("The default price must be an active price of the product.", { param: "default_price" });
      }
      product.default_price = price;
    }
    return product;
  }

  createPrice(account: string, params: Params): Price {
    const lookup_key = textOf(params, "lookup_key") ?? null;
    if (lookup_key !== null && this.prices(account, { lookup_keys: { 0: lookup_key } }).length > 0) {
      throw invalidRequest(`A price (with lookup key \`${lookup_key}\`) already uses that lookup key.`, {
        param: "lookup_key",
      });
    }
    return this.#state.keepIn<Price>(account, {
      id: this.#state.newId("price"),
      object: "price",
      created: this.#state.now(),
      livemode: false,
      active: true,
      currency: textOf(params, "currency") ?? "usd",
      lookup_key,
      metadata: metadataOf(params),
      product: textOf(params, "product") ?? this.createProduct(account, partOf(params, "product_data")).id,
      unit_amount: numberOf(params, "unit_amount") ?? 0,
      recurring: recurringOf(params),
    });
  }

  /** Amount and interval are immutable; only whether it is offered may change. */
  updatePrice(account: string, id: string, params: Params): Price {
    const price = this.#priceIn(account, id);
    const isActive = textOf(params, "active") !== "false";
    if (!isActive && this.#state.find("product", price.product)?.default_price === id) {
      throw invalidRequest("This price cannot be archived because it is the default price of its product.");
    }
    price.active = isActive;
    return price;
  }

  prices(account: string, params: Params): Price[] {
    const [keys, product] = [textsOf(params, "lookup_keys"), textOf(params, "product")];
    return this.#state
      .all("price")
      .filter(({ id }) => (this.#state.accountOf.get(id) ?? "") === account)
      .filter(({ lookup_key }) => keys.length === 0 || keys.includes(lookup_key ?? ""))
      .filter((price) => product === undefined || price.product === product);
  }

  #priceIn(account: string, id: string): Price {
    const price = this.#state.get("price", id);
    if ((this.#state.accountOf.get(id) ?? "") !== account) throw noSuch("price", id);
    return price;
  }
}

function recurringOf(params: Params): Price["recurring"] {
  const recurring = partOf(params, "recurring");
  if (Object.keys(recurring).length === 0) return null;
  return {
    interval: textOf(recurring, "interval") === "year" ? "year" : "month",
    interval_count: numberOf(recurring, "interval_count") ?? 1,
  };
}

type Act = (call: { account: string; id: string; params: Params }) => object;

export const catalogRoutes = (catalog: Catalog): (readonly [method: string, path: string, act: Act])[] => [
  ["POST", "/v1/products", ({ account, params }) => catalog.createProduct(account, params)],
  ["GET", "/v1/products/:id", ({ id }) => catalog.product(id)],
  ["POST", "/v1/products/:id", ({ account, id, params }) => catalog.updateProduct(account, id, params)],
  ["POST", "/v1/prices", ({ account, params }) => catalog.createPrice(account, params)],
  ["POST", "/v1/prices/:id", ({ account, id, params }) => catalog.updatePrice(account, id, params)],
  ["GET", "/v1/prices", ({ account, params }) => list("/v1/prices", catalog.prices(account, params))],
];
