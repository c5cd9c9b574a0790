/* What the holder of a card is asked outside the page: by their bank, or by the wallet of their device. */
(() => {
  /** The question of the card holder's bank. */
  const askHolder = () =>
    ask({
      title: "3-D Secure test page",
      text: "Your bank asks whether it is you. This is a test: no bank is asked and no money moves.",
      answers: [
        ["Fail authentication", false],
        ["Complete authentication", true],
      ],
      left: false,
    });

  /** What the wallet itself shows: the card that pays, or null where nobody does. */
  const askWallet = (name, amount) =>
    ask({
      title: `${name} test page`,
      text: `${amount} with a card of this device. This is a test: no money moves.`,
      answers: [
        ["Cancel", null],
        ["Pay with a declined card", "4000000000000002"],
        [`Pay ${amount}`, "4242424242424242"],
      ],
      left: null,
    });

  function ask({ title, text, answers, left }) {
    const dialog = document.createElement("dialog");
    dialog.setAttribute("aria-labelledby", "test-question");
    Object.assign(dialog.style, {
      width: "min(380px, calc(100vw - 32px))",
      padding: "24px",
      border: "1px solid #cdd2d6",
      borderRadius: "8px",
      color: "#14191d",
      background: "#ffffff",
      font: "400 14px/20px system-ui, sans-serif",
    });
    dialog.innerHTML = `
      <h2 id="test-question" style="margin:0 0 8px;font-size:16px;line-height:24px"></h2>
      <p style="margin:0 0 16px"></p>
      <div style="display:flex;flex-wrap:wrap;gap:8px;justify-content:flex-end"></div>`;
    dialog.querySelector("h2").textContent = title;
    dialog.querySelector("p").textContent = text;
    const answer = new Promise((resolve) => {
      answers.forEach(([label, value], at) => {
        const isMain = at === answers.length - 1;
        const button = document.createElement("button");
        button.type = "button";
        button.textContent = label;
        Object.assign(button.style, {
          minHeight: "40px",
          padding: "0 14px",
          border: "1px solid #0f766e",
          borderRadius: "6px",
          font: "inherit",
          color: isMain ? "#ffffff" : "#0b665f",
          background: isMain ? "#0f766e" : "#ffffff",
          cursor: "pointer",
        });
        button.addEventListener("click", () => resolve(value));
        dialog.lastElementChild.append(button);
      });
      dialog.addEventListener("cancel", () => resolve(left));
    });
    document.body.append(dialog);
    dialog.showModal();
    return answer.finally(() => dialog.remove());
  }

  /** A real library asks the device; this one is told in the browser's storage: "googlePay" or "applePay". */
  const WALLET_KEY = "test-payments.wallet";
  const WALLETS = {
    googlePay: { name: "Google Pay", type: "google_pay" },
    applePay: { name: "Apple Pay", type: "apple_pay" },
  };
  const walletOfDevice = () => localStorage.getItem(WALLET_KEY);

  function moneyText({ amount, currency }) {
    const format = new Intl.NumberFormat("en", { style: "currency", currency });
    return format.format(amount / 10 ** format.resolvedOptions().maximumFractionDigits);
  }

  /** The button of the device's wallet, where it has one; else nothing is drawn. */
  function walletElement(group, onDestroy) {
    const found = walletOfDevice();
    const wallet = WALLETS[found];
    const listeners = {};
    const emit = (name, event) => (listeners[name] ?? []).forEach((listen) => listen(event));
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = `Book with ${wallet?.name}`;
    Object.assign(button.style, {
      width: "100%",
      height: "44px",
      border: "0",
      borderRadius: "4px",
      font: "500 15px/20px system-ui, sans-serif",
      color: "#ffffff",
      background: "#000000",
      outlineOffset: "2px",
      cursor: "pointer",
    });
    const open = async () => {
      const { name, type } = wallet;
      const number = await askWallet(name, moneyText(group.options));
      if (number === null) return emit("cancel", { elementType: "expressCheckout" });
      group.walletCard = number;
      emit("confirm", { expressPaymentType: type, paymentFailed: () => (group.walletCard = undefined) });
    };
    button.addEventListener("click", () => {
      const answers = { resolve: () => void open(), reject() {} };
      emit("click", { elementType: "expressCheckout", expressPaymentType: wallet.type, ...answers });
    });
    const self = {
      on: (name, listen) => ((listeners[name] ??= []).push(listen), self),
      once: (name, listen) => self.on(name, listen),
      off: (name, listen) => {
        listeners[name] = listen ? (listeners[name] ?? []).filter((one) => one !== listen) : [];
        return self;
      },
      mount(node) {
        const none = { applePay: false, googlePay: false, link: false, amazonPay: false, paypal: false, klarna: false };
        if (wallet) (typeof node === "string" ? document.querySelector(node) : node).replaceChildren(button);
        const availablePaymentMethods = wallet ? { ...none, [found]: true } : undefined;
        setTimeout(() => emit("ready", { elementType: "expressCheckout", availablePaymentMethods }));
        return self;
      },
      update: () => self,
      unmount: () => button.remove(),
      destroy() {
        button.remove();
        onDestroy();
        emit("destroy");
      },
      isMounted: () => button.isConnected,
    };
    return self;
  }

  window.TestQuestions = { askHolder, walletElement };
})();
