/* The provider's browser library for test payments: card fields, a wallet, saving a card and the bank's 3-D Secure question. */
(() => {
  const { askHolder, walletElement } = window.TestQuestions;
  const API = new URL("v1/", document.currentScript.src);

  const BRANDS = [
    [/^4/, "visa"],
    [/^(5[1-5]|2[2-7])/, "mastercard"],
    [/^3[47]/, "amex"],
  ];

  const digitsOf = (text) => text.replace(/\D/g, "");
  const brandOf = (number) => BRANDS.find(([pattern]) => pattern.test(number))?.[1] ?? "unknown";
  const fault = (code, message) => ({ type: "validation_error", code, message });

  function isLuhn(number) {
    const sum = [...number].reverse().reduce((total, digit, at) => {
      const doubled = at % 2 === 1 ? Number(digit) * 2 : Number(digit);
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
    return sum % 10 === 0;
  }

  function isPast(month, year) {
    const now = new Date();
    return year * 12 + month < now.getFullYear() * 12 + now.getMonth() + 1;
  }

  /** What each field is called, how it is written, and whether it is whole. */
  const KINDS = {
    cardNumber: {
      label: "Card number",
      autocomplete: "cc-number",
      placeholder: "1234 1234 1234 1234",
      format: (digits) => digits.slice(0, 16).replace(/(.{4})(?=.)/g, "$1 "),
      isComplete: (digits) => digits.length === 16 && isLuhn(digits),
      errorOf: (digits) =>
        digits.length === 16 && !isLuhn(digits) ? fault("invalid_number", "Your card number is invalid.") : undefined,
    },
    cardExpiry: {
      label: "Expiry date",
      autocomplete: "cc-exp",
      placeholder: "MM / YY",
      format: (digits) => (digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2, 4)}` : digits),
      isComplete: (digits) => digits.length === 4 && Number(digits.slice(0, 2)) <= 12,
      errorOf: (digits) =>
        digits.length === 4 && isPast(Number(digits.slice(0, 2)), 2000 + Number(digits.slice(2)))
          ? fault("invalid_expiry_year_past", "Your card's expiration date is in the past.")
          : undefined,
    },
    cardCvc: {
      label: "Security code",
      autocomplete: "cc-csc",
      placeholder: "CVC",
      format: (digits) => digits.slice(0, 4),
      isComplete: (digits) => digits.length >= 3,
      errorOf: () => undefined,
    },
  };

  function element(type, options, onDestroy) {
    const kind = KINDS[type];
    if (!kind) throw new Error(`The stand-in for card payments has no element "${type}".`);
    const listeners = {};
    const emit = (name, event) => (listeners[name] ?? []).forEach((listen) => listen(event));
    const input = document.createElement("input");
    Object.assign(input, { inputMode: "numeric", autocomplete: kind.autocomplete, placeholder: kind.placeholder });
    input.setAttribute("aria-label", kind.label);
    const style = options?.style?.base ?? {};
    Object.assign(input.style, {
      width: "100%",
      border: "0",
      outline: "0",
      padding: "0",
      background: "transparent",
      color: style.color ?? "inherit",
      font: "inherit",
      fontSize: style.fontSize ?? "inherit",
    });

    const stateOf = () => {
      const digits = digitsOf(input.value);
      const error = kind.errorOf(digits);
      return {
        elementType: type,
        empty: digits === "",
        complete: kind.isComplete(digits) && error === undefined,
        error,
        ...(type === "cardNumber" ? { brand: brandOf(digits) } : {}),
      };
    };
    input.addEventListener("input", () => {
      input.value = kind.format(digitsOf(input.value));
      emit("change", stateOf());
    });
    input.addEventListener("focus", () => emit("focus", { elementType: type }));
    input.addEventListener("blur", () => emit("blur", { elementType: type }));

    const self = {
      on: (name, listen) => ((listeners[name] ??= []).push(listen), self),
      once: (name, listen) => self.on(name, listen),
      off: (name, listen) => {
        listeners[name] = listen ? (listeners[name] ?? []).filter((one) => one !== listen) : [];
        return self;
      },
      mount(node) {
        (typeof node === "string" ? document.querySelector(node) : node).replaceChildren(input);
        setTimeout(() => emit("ready", self));
        return self;
      },
      update: ({ disabled, style: changed } = {}) => {
        if (disabled !== undefined) input.disabled = disabled;
        if (changed?.base?.color !== undefined) input.style.color = changed.base.color;
        return self;
      },
      unmount: () => input.remove(),
      destroy() {
        input.remove();
        onDestroy();
        emit("destroy");
      },
      focus: () => input.focus(),
      blur: () => input.blur(),
      clear() {
        input.value = "";
        emit("change", stateOf());
      },
      digits: () => digitsOf(input.value),
      isMounted: () => input.isConnected,
    };
    return self;
  }

  function elementGroup(options) {
    const made = new Map();
    const group = {
      options,
      create(type, given) {
        if (made.has(type)) throw new Error(`Can only create one Element of type ${type}.`);
        const forget = () => made.delete(type);
        const one = type === "expressCheckout" ? walletElement(group, forget) : element(type, given, forget);
        one.siblings = made;
        made.set(type, one);
        return one;
      },
      getElement: (type) => made.get(typeof type === "string" ? type : type?.__elementType) ?? null,
      update: (changed) => void (group.options = { ...group.options, ...changed }),
      fetchUpdates: async () => ({}),
      submit: async () => ({}),
      on: () => group,
      off: () => group,
    };
    return group;
  }

  /** Answers the intent under the name that the library gives it. */
  async function post(path, form) {
    const response = await fetch(new URL(path, API), { method: "POST", body: new URLSearchParams(form) });
    const body = await response.json();
    const name = path.startsWith("payment") ? "paymentIntent" : "setupIntent";
    return response.ok ? { [name]: body } : { error: body.error };
  }

  function cardForm(number) {
    if (!number?.isMounted?.()) {
      throw new Error("We could not retrieve data from the specified Element. Please make sure it is still mounted.");
    }
    const expiry = number.siblings.get("cardExpiry")?.digits() ?? "";
    return {
      "payment_method_data[type]": "card",
      "payment_method_data[card][number]": number.digits(),
      "payment_method_data[card][exp_month]": String(Number(expiry.slice(0, 2))),
      "payment_method_data[card][exp_year]": `20${expiry.slice(2)}`,
      "payment_method_data[card][cvc]": number.siblings.get("cardCvc")?.digits() ?? "",
    };
  }

  async function confirmCardSetup(secret, { payment_method } = {}) {
    const intent = secret.split("_secret_")[0];
    const result = await post(`setup_intents/${intent}/confirm`, {
      client_secret: secret,
      ...cardForm(payment_method?.card),
    });
    if (result.setupIntent?.status !== "requires_action") return result;
    const outcome = (await askHolder()) ? "confirmed" : "refused";
    return post(`setup_intents/${intent}/authenticate`, { client_secret: secret, outcome });
  }

  async function confirmCardPayment(account, secret, { payment_method, setup_future_usage } = {}) {
    const intent = secret.split("_secret_")[0];
    const known = { client_secret: secret, ...account };
    const card = typeof payment_method === "string" ? { payment_method } : cardForm(payment_method?.card);
    const usage = setup_future_usage === undefined ? {} : { setup_future_usage };
    const result = await post(`payment_intents/${intent}/confirm`, { ...known, ...card, ...usage });
    if (result.paymentIntent?.status !== "requires_action") return result;
    const outcome = (await askHolder()) ? "confirmed" : "refused";
    return post(`payment_intents/${intent}/authenticate`, { ...known, outcome });
  }

  /** With what a wallet gave: the page's own card fields have a call of their own. */
  async function confirmPayment(account, { elements, clientSecret }) {
    const { walletCard } = elements;
    elements.walletCard = undefined;
    if (walletCard === undefined) throw new Error("The stand-in for card payments confirms what a wallet gave alone.");
    return post(`payment_intents/${clientSecret.split("_secret_")[0]}/confirm`, {
      client_secret: clientSecret,
      ...account,
      "payment_method_data[type]": "card",
      "payment_method_data[card][number]": walletCard,
      "payment_method_data[card][exp_month]": "8",
      "payment_method_data[card][exp_year]": "2034",
    });
  }

  async function retrieve(kind, secret, account) {
    const url = new URL(`${kind}_intents/${secret.split("_secret_")[0]}`, API);
    url.search = new URLSearchParams({ client_secret: secret, ...account });
    const response = await fetch(url);
    const body = await response.json();
    return response.ok ? { [`${kind}Intent`]: body } : { error: body.error };
  }

  const notHere = (name) => async () => {
    throw new Error(`The stand-in for card payments cannot ${name} yet.`);
  };

  const Stripe = (_key, { stripeAccount } = {}) => {
    const account = stripeAccount === undefined ? {} : { _stripe_account: stripeAccount };
    return {
      elements: elementGroup,
      createToken: notHere("createToken"),
      createPaymentMethod: notHere("createPaymentMethod"),
      confirmCardPayment: (secret, data) => confirmCardPayment(account, secret, data),
      confirmPayment: (given) => confirmPayment(account, given),
      confirmCardSetup,
      retrieveSetupIntent: (secret) => retrieve("setup", secret, {}),
      retrievePaymentIntent: (secret) => retrieve("payment", secret, account),
      registerAppInfo() {},
      _registerWrapper() {},
    };
  };
  Stripe.version = "endive";
  window.Stripe = Stripe;
})();
