//! Runs the `main` of a WebAssembly module without any imports; its exit code becomes ours.
//!
//! A program apart from `xtask`, which is compiled before everything else and stays light. Such a module cannot print,
//! so its exit code, and the trap after a panic, say what is wrong.

use std::process::ExitCode;
use wasmi::{Config, Engine, Linker, Module, Store};

/// The interpreter takes no more of its stack for one call inside another than a browser would.
const DEPTH: usize = 10_000;

fn main() -> ExitCode {
    let Some(path) = std::env::args_os().nth(1) else {
        eprintln!("run-wasm needs the path of a WebAssembly module");
        return ExitCode::FAILURE;
    };
    match run(path.as_ref()) {
        Ok(code) => ExitCode::from(code),
        Err(fault) => {
            eprintln!("{}: {fault}", path.display());
            ExitCode::FAILURE
        }
    }
}

fn run(path: &std::path::Path) -> Result<u8, String> {
    let bytes = std::fs::read(path).map_err(|error| error.to_string())?;
    let mut config = Config::default();
    config.set_max_recursion_depth(DEPTH);
    let engine = Engine::new(&config);
    let module = Module::new(&engine, &bytes).map_err(|error| error.to_string())?;
    let imports: Vec<_> =
        module.imports().map(|wanted| format!("{}.{}", wanted.module(), wanted.name())).collect();
    if !imports.is_empty() {
        return Err(format!("the module wants imports, so it is not pure: {}", imports.join(", ")));
    }
    let mut store = Store::new(&engine, ());
    let linker = Linker::new(&engine);
    let instance = linker.instantiate_and_start(&mut store, &module).map_err(|error| error.to_string())?;
    let main =
        instance.get_typed_func::<(i32, i32), i32>(&store, "main").map_err(|error| error.to_string())?;
    let code = main.call(&mut store, (0, 0)).map_err(|trap| format!("main panicked: {trap}"))?;
    if code != 0 {
        eprintln!("main returned {code}");
    }
    Ok(u8::try_from(code).unwrap_or(u8::MAX))
}
